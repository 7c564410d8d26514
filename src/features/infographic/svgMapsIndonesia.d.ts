declare module '@svg-maps/indonesia' {
  const map: {
    /** 'x y width height' */
    viewBox: string
    locations: { name: string; id: string; path: string }[]
  }
  export { map as default }
}
