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
  report: {
    search: 'Yuk, Ketikan lowongan pekerjaan dahulu',
    closes: 'Postingan Akan Berakhir pada',
    emptyStage: (stage: string) => `Data di ${stage} kosong`,
  },
  stage: {
    noApplicants: 'Maaf kami tidak menemukan hasil yang kamu cari.',
    moved: 'berhasil diubah',
    notMoved: 'tidak berhasil diubah',
    saved: 'Perubahan Berhasil dilakukan',
    notSaved: 'Perubahan Gagal dilakukan',
    noPreview: 'Preview email tidak tersedia',
    mayNotWrite: 'Kamu tidak memiliki otorisasi untuk mengirimkan email dan memberikan catatan ke pelamar',
  },
  stageFilter: {
    age: 'Filter pada Informasi Dasar - Umur belum lengkap. Mohon lengkapi terlebih dahulu',
    experience: 'Filter pada Pengalaman Kerja - Masa Kerja belum lengkap. Mohon lengkapi terlebih dahulu',
  },
  dashboard: {
    topVacancies: 'Jumlah Pelamar',
    demographics: 'Data Demografi Karyawan',
    tests: 'Hasil Tes Karyawan',
  },
  infographic: {
    map: 'Total Klobbers per Province in Indonesia',
    top: 'Top 10 Provinces',
    education: "Klobbers' Education Level",
  },
  rules: {
    alphabetic: 'hanya memuat alfabet',
    operator: 'Operator wajib diisi',
    province: 'Provinsi wajib diisi',
    vacancyCode: 'Kode lowongan wajib diisi',
  },
  chooseVacancy: 'Please choose vacancy code',
  upload: { noFile: 'no file', onlyXlsx: 'Format yang didukung hanya .xlsx' },
  requirements: {
    title: 'Persyaratan Lamaran',
    none: 'Tidak Ada Persyaratan Khusus',
    download: 'Unduh Jawaban',
    notAnswered: 'Pelamar tidak mengisi persyaratan ini',
  },
  conversation: {
    send: 'Anda yakin akan mengirim pesan ini',
    close:
      'Anda yakin akan mengakhiri percakapan ini? Dengan mengakhiri pesan ini, user tidak dapat menjawab pesan ini lagi',
    reopen:
      'Anda yakin akan membuka percakapan ini? Dengan membuka percakapan ini, user akan dapat menjawab pesan ini lagi',
  },
  savedFilters: {
    title: 'SIMPAN FILTER',
    prompt: 'Masukan nama filter:',
    list: 'List Filter',
    remove: 'Are you sure you want to delete this filter ?',
  },
  tickets: { noReplies: 'Belum ada balasan Admin' },
  chat: {
    noStart: 'Waktu mulai wajib diisi',
    noEnd: 'Waktu selesai wajib diisi',
    time: 'Format HH:mm:ss',
    timeOrder: 'Waktu selesai harus lebih besar dari waktu mulai',
    noStartDate: 'Tanggal mulai harus diisi',
    noEndDate: 'Tanggal selesai harus diisi',
    onFirst: 'Untuk mengisi schedule off, schedule on harus diisi terlebih dahulu',
    saved: 'Sukses Menyimpan Jadwal Chat',
  },
  deletion: { title: 'Konfirmasi Menghapus', no: 'BATALKAN', yes: 'YA, YAKIN' },
  days: { form: 'Format DD/MM/YYYY', order: 'Tanggal selesai harus lebih besar dari tanggal mulai' },
  signIn: { id: 'KLOB Id is required', password: 'Password is required' },
} as const
