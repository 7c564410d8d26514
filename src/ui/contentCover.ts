import './contentCover.css'

/**
 * Hides everything on the page but the sign-in above it: a person who has left, or a page that the browser brings back,
 * must not show anybody's data. Input stays in place.
 */
export const coverContent = (isCovered: boolean): void =>
  void document.documentElement.toggleAttribute('data-covered', isCovered)
