/** Whose cargo fees are drawn on the dice in the canal: a company's, everybody's, or nobody's. */

import type { Company } from '../view'

export type Charged = Company | 'all' | null

const now = $state<{ company: Charged }>({ company: null })

export const charged = (): Charged => now.company

export function charge(company: Charged): void {
  now.company = company
}
