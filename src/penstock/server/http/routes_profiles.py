"""REST: other people."""

from __future__ import annotations

from litestar import get, post
from litestar.params import FromPath, JSONBody

import penstock
from penstock.engine.errors import UnknownGame
from penstock.server.http.dependencies import CurrentUser, ServerDep, Visitor
from penstock.server.http.messages import (
    BlockRequest,
    Done,
    PastGame,
    PersonNamed,
    Profile,
    RatingShown,
)
from penstock.server.people import peace, profiles
from penstock.server.people.ratings import Rating
from penstock.server.people.results import ResultRow

PersonId = FromPath[str]


def title_of(game: str) -> str:
    """A game may have gone since it was played."""
    try:
        return penstock.game(game).title
    except UnknownGame:
        return game


def rating_shown(game: str, rating: Rating) -> RatingShown:
    return RatingShown(
        game, title_of(game), rating.shown, rating.spread, rating.games, rating.is_provisional
    )


def past_game(result: ResultRow) -> PastGame:
    return PastGame(
        table=result.table_id,
        game=result.game,
        title=title_of(result.game),
        seats=result.n_seats,
        people=result.people,
        place=result.place,
        score=result.score,
        has_left=result.has_left,
        is_rated=result.is_rated,
        ended=result.ended,
    )


@get("/api/people/{person_id:str}")
async def show_profile(server: ServerDep, visitor: Visitor, person_id: PersonId) -> Profile:
    """Finished games and how they ended; those of private tables only to who was there."""
    viewer = visitor.id if visitor else None
    found = await server.storage.read(lambda connection: profiles.find(connection, person_id, viewer))
    person = found.person
    return Profile(
        id=person.id,
        name=person.name,
        is_guest=person.is_guest,
        since=person.created,
        games=found.games,
        left=found.left,
        is_leaver=found.is_leaver,
        ratings=[rating_shown(game, rating) for game, rating in sorted(found.ratings.items())],
        results=[past_game(result) for result in found.results],
        is_blocked=viewer is not None and await peace.has_blocked(server.storage, viewer, person_id),
    )


@post("/api/people/{person_id:str}/block", status_code=200)
async def block(
    server: ServerDep, person: CurrentUser, person_id: PersonId, data: JSONBody[BlockRequest]
) -> Done:
    """Who is blocked cannot join the tables I host, and I do not hear what they say."""
    await server.peace.block(person.id, person_id, data.blocked)
    return Done()


@get("/api/me/blocks")
async def list_blocked(server: ServerDep, person: CurrentUser) -> list[PersonNamed]:
    return [PersonNamed(*found) for found in await server.peace.blocked_by(person.id)]


ROUTES = [show_profile, block, list_blocked]
