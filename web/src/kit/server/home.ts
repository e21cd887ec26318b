/** Where this page lives: at a table server, or in a folder that any web server hands out. */

const said = (name: string): string | null =>
  document.querySelector(`meta[name="penstock-${name}"]`)?.getAttribute('content') ?? null

export const home = {
  /** Is there a table server? Only there are other people. */
  hasServer: said('home') !== 'folder',
  /** Does the page hold the games themselves, so that bots can be played against without a server? */
  hasGames: said('games') === 'local' && 'WebAssembly' in globalThis,
}

/** Can this browser show the page at all? Some strict modes switch off what the games are compiled to. */
export const isModern = (): boolean =>
  'toSorted' in Array.prototype && (home.hasServer || 'WebAssembly' in globalThis)

/** The folder of the page, whatever the address shows. */
export const root = (): string => (home.hasServer ? '/' : new URL('.', location.href).pathname)
