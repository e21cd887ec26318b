/** Pieces and places that something speaks of are lit. */

/** Light all that carry one of the names; the answer puts it out again. */
export function light(root: Element, names: string[]): () => void {
  const found = names.flatMap((name) => {
    const wanted = CSS.escape(name)
    return [...root.querySelectorAll(`[data-piece="${wanted}"], [data-place="${wanted}"]`)]
  })
  for (const element of found) element.classList.add('lit')
  return () => {
    for (const element of found) element.classList.remove('lit')
  }
}
