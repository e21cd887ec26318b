/**
 * Who has clicked or tapped sees no focus ring until a key is pressed: code that moves the focus (a confirmation, what
 * was asked before) would leave one behind, and a piece that cannot be played would look chosen.
 */
export function watchKeys(root: HTMLElement = document.documentElement): void {
  addEventListener('pointerdown', () => root.toggleAttribute('data-pointer', true), true)
  addEventListener('keydown', () => root.toggleAttribute('data-pointer', false), true)
}
