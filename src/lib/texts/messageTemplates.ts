/** The first message to a candidate: subject and text with placeholders (document 1 §4; the wording is ours). */
export const invitationToApply = {
  subject: 'Undangan melamar: [POSISI]',
  text: `Halo [NAMA],

Kami dari [PERUSAHAAN] melihat profil Anda dan menilai Anda cocok untuk posisi [POSISI]. Kami mengundang Anda untuk melamar posisi ini melalui halaman lowongan kami.

Bila ada pertanyaan, silakan balas pesan ini.

Salam,
Tim Rekrutmen [PERUSAHAAN]`,
} as const

/** The first message to an applicant: an invitation to an interview, with three times to choose from (document 2 §4.2; the wording is ours). */
export const interviewInvitation = {
  subject: 'Undangan wawancara: [POSISI]',
  text: `Halo [NAMA],

Terima kasih telah melamar posisi [POSISI] di [PERUSAHAAN]. Kami mengundang Anda untuk wawancara pada salah satu jadwal berikut:

1. [JADWAL1]
2. [JADWAL2]
3. [JADWAL3]

Mohon balas pesan ini dengan jadwal yang Anda pilih.

Salam,
Tim Rekrutmen [PERUSAHAAN]`,
} as const

/** A rejection, for applicants who do not advance (the wording is ours). */
export const refusal = {
  subject: 'Hasil lamaran: [POSISI]',
  text: `Halo [NAMA],

Terima kasih telah melamar posisi [POSISI] di [PERUSAHAAN] dan meluangkan waktu untuk proses seleksi. Setelah mempertimbangkan seluruh pelamar, kami belum dapat melanjutkan lamaran Anda ke tahap berikutnya.

Kami menghargai minat Anda dan berharap Anda sukses dalam pencarian kerja.

Salam,
Tim Rekrutmen [PERUSAHAAN]`,
} as const
