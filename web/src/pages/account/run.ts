/** Does something for the account and says what came of it. */
export type Run = (call: () => Promise<unknown>, said: string) => Promise<void>
