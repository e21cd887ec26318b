"""The documentation as a site: `make docs`. A dead link or an unknown name fails the build."""

from __future__ import annotations

import penstock

project = "Penstock"
author = "The Penstock developers"
copyright = "The Penstock developers"
release = penstock.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["conf.py"]
root_doc = "index"

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["myst.header"]  # a rulebook may begin with its second level

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}
python_use_unqualified_type_names = True

html_theme = "furo"
html_title = f"Penstock {release}"
html_copy_source = False
html_show_sphinx = False
