/** The first message to a candidate: subject and text, with places to fill (document 1 §4; the words are our own). */
export const invitationToApply = {
  subject: 'Undangan melamar: [POSISI]',
  text: `Halo [NAMA],

Kami dari [PERUSAHAAN] melihat profil Anda dan menilai Anda cocok untuk posisi [POSISI]. Kami mengundang Anda untuk melamar posisi ini melalui halaman lowongan kami.

Bila ada pertanyaan, silakan balas pesan ini.

Salam,
Tim Rekrutmen [PERUSAHAAN]`,
} as const
