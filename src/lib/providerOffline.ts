/** What people read when the identity provider, or the part of the page that speaks to it, cannot be reached. */
export const PROVIDER_OFFLINE = 'Tidak dapat terhubung ke layanan masuk. Periksa koneksi internet Anda lalu coba lagi.'
