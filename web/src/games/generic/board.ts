import Generic from './Generic.svelte'
import type { BoardModule } from '../boards'

export const board: BoardModule = { Board: Generic }
