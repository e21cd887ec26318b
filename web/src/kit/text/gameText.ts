/** The Fluent files of the games: each game keeps all its words in its own folder, beside its rules. */

type Sources = Record<string, () => Promise<string>>

const PAGES = import.meta.glob('../../../../src/penstock/games/*/face/text/*/page.ftl', {
  query: '?raw',
  import: 'default',
}) as Sources
const LESSONS = import.meta.glob('../../../../src/penstock/games/*/face/text/*/lessons.ftl', {
  query: '?raw',
  import: 'default',
}) as Sources

function place(game: string, lang: string, part: string): string {
  return `../../../../src/penstock/games/${game.replaceAll('-', '_')}/face/text/${lang}/${part}.ftl`
}

/** The words of a game's own board, if it has one. */
export function boardSource(game: string, lang: string): (() => Promise<string>) | undefined {
  return PAGES[place(game, lang, 'page')]
}

/** How to play a game, if somebody has written it. */
export function lessonsSource(game: string, lang: string): (() => Promise<string>) | undefined {
  return LESSONS[place(game, lang, 'lessons')]
}
