/** The elements that the keys C and P press. */
export const fileIds = { cv: 'profile-cv', portfolio: 'profile-portfolio' } as const
