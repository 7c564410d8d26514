/** A module with all that it imports, as one text for a worker (scripts/bundle/program.mjs). */
declare module '*?program' {
  const program: string
  export default program
}
