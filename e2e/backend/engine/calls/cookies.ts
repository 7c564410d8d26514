/** The value of a cookie of a request. */
export const cookieOf = (request: Request, name: string): string | undefined => {
  const pair = (request.headers.get('cookie') ?? '').split(/;\s*/).find((one) => one.startsWith(`${name}=`))
  return pair?.slice(name.length + 1)
}
