/** Verbatim texts of the documents used on any page. They must not be changed, typos included. */
export const texts = {
  noAccess: {
    title: 'Tidak memiliki akses',
    message: 'Maaf kamu tidak bisa mengakses fitur ini, silahkan hubungi administrator untuk mengaktifkannya.',
  },
  messagesDenied: 'maaf ada tidak bisa mengakses menu ini silahkan hubungi sistem administrator',
  failed: 'Maaf, terjadi kesalahan. Coba ulangi beberapa saat lagi.',
  sharedComputer:
    'Draf, riwayat tindakan, dan pengaturan Anda, juga yang sudah ada, tidak tinggal di komputer ini setelah Anda keluar',
  sessionEnded: 'Sesi Anda telah berakhir, silakan masuk kembali.',
  writeRefused: 'Belum berhasil: sesi Anda berakhir saat permintaan ini dikirim. Coba lagi.',
  notFoundPage: 'Oops... Halaman yang Anda cari tidak ditemukan',
  nothingFound: 'Data tidak ditemukan',
  publicVacancy: {
    over: 'LOWONGAN SUDAH TIDAK TERSEDIA',
    applied: 'LAMARAN TERKIRIM',
    applyScholarship: 'KIRIM LAMARAN BEASISWA',
    applyJob: 'KIRIM LAMARAN KERJA',
    copied: 'link ter-copy',
  },
  signIn: { id: 'KLOB Id is required', password: 'Password is required' },
  deletion: {
    title: 'Konfirmasi Menghapus',
    question: (what: string) => `Apakah kamu yakin untuk Menghapus ${what}`,
    no: 'BATALKAN',
    yes: 'YA, YAKIN',
    underWay: 'Sedang melakukan proses penghapusan data',
  },
} as const
