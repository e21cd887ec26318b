"""Rules of the release before this one, where they have changed since: `<game>_<rules_version>`.

Tables that were begun under them are played to their end. A folder here is a copy of the game's, made by
`python -m tests.keep_rules GAME` before its rules change, and goes with the release after the next.
"""
