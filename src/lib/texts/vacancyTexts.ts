/**
 * Verbatim texts of the documents for vacancy administration, like those of texts.ts; separate, since nothing else uses
 * them.
 */
export const vacancyTexts = {
  list: {
    add: '+ Tambahkan Lowongan',
    mayNotEdit: "You don't permission to access this feature. Contact Klob Admin for further information",
    choose: 'Menambahkan Lowongan',
    duplicate: 'Duplikasi Lowongan Kerja',
    searchName: 'Cari nama lowongan',
  },
  form: {
    saved: 'Berhasil menyimpan job vacancy',
    status: ' Status Lowongan wajib diisi',
    position: ' Nama Lowongan wajib diisi',
    openDate: ' Tanggal dibuka wajib diisi',
    closeDate: ' Tanggal ditutup wajib diisi',
    description: 'Deskripsi Lowongan wajib diisi',
    dateOrder: 'Tanggal dibuka lebih kecil dari tanggal ditutup!',
    licence: 'Jumlah lowongan aktif melebihi batas paket perusahaan Anda. Silakan hubungi admin untuk menambah paket.',
  },
  profile: {
    none: 'Apakah kamu yakin tidak ada Profile yang wajib diisi oleh pelamar?',
    notChosen: 'Profile yang Wajib diisi Pelamar belum dipilih!',
    atLeastOne: 'Wajib memilih minimal 1 pilihan',
  },
  question: {
    type: ' Tipe Pertanyaan wajib diisi',
    text: ' Pertanyaan wajib diisi',
    note: 'Petunjuk Jawaban untuk Pelamar wajib diisi',
    template: 'Format yang didukung hanya xlsx/pdf/doc',
    noType: 'Kamu belum memilih tipe pertanyaan',
    masterType: ' Tipe pertanyaan wajib diisi',
    masterText: ' Pertanyaan Untuk Pelamar wajib diisi',
    masterSaved: 'Berhasil menyimpan pertanyaan ke master data',
  },
  alreadyAdded: (name: string) => `${name} sudah di tambahkan`,
} as const
