/** Within which corporate a screen and its calls work. */
export type Scope = { corporateId: string }
