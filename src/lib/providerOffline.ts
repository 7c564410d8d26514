/** Shown when the identity provider, or the chunk that talks to it, cannot be reached. */
export const PROVIDER_OFFLINE = 'Tidak dapat terhubung ke layanan masuk. Periksa koneksi internet Anda lalu coba lagi.'
