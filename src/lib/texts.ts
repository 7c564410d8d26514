/** Texts that the documents give word for word. They stay as they are, typing errors included. */
export const texts = {
  noAccess: {
    title: 'Tidak memiliki akses',
    message: 'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.',
  },
  messagesDenied: 'maaf ada tidak bisa mengakses menu ini silahkan hubungi sistem administrator',
  failed: 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.',
  sessionEnded: 'Sesi Anda telah berakhir, silakan masuk kembali.',
  notFoundPage: 'Oops... Halaman yang Anda cari tidak ditemukan',
  nothingFound: 'Data tidak ditemukan',
  vacancies: {
    noMatch: 'Maaf kami tidak menemukan lowongan pekerjaan yang kamu cari.',
    none: 'Belum ada lowongan pekerjaan yang disedang publish.',
  },
  rules: {
    alphabetic: 'hanya memuat alfabet',
    operator: 'Operator wajib diisi',
    province: 'Provinsi wajib diisi',
  },
  signIn: { id: 'KLOB Id is required', password: 'Password is required' },
} as const
