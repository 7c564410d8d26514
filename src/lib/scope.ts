/** The corporate in which a screen and its calls work. */
export type Scope = { corporateId: string }
/** A user within a corporate: the owner of drafts and other stored work. */
export type UserScope = Scope & { userId: string }
