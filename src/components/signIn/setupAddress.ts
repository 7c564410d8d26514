/** The address that authenticator apps read from a QR code ('Key URI format' of Google Authenticator). */
export function setupAddress(issuer: string, username: string, secret: string): string {
  const label = [issuer, username].map(encodeURIComponent).join(':')
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`
}
