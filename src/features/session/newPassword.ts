/** What the identity provider asks of a password; it is the one that checks. */
export const NEW_PASSWORD = 'Minimal 8 karakter dengan huruf besar, huruf kecil, dan angka.'
