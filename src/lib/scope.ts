/** Within which corporate a screen and its calls work. */
export type Scope = { corporateId: string }
/** Who writes, and for which corporate: whose drafts they are. */
export type Writer = Scope & { userId: string }
