import { leave } from '~/api/identity/account'
import { coverContent } from '~/ui/contentCover'
import { ask } from '~/ui/dialogs/dialogs'

/** Signs out to a path; says when the session may live on at the provider, which could not be reached. */
export const signOut = (path = '/'): Promise<void> =>
  leave(path, async (revoke) => {
    coverContent(true)
    const question = {
      title: 'Sesi mungkin masih aktif',
      message:
        'Anda sudah keluar di browser ini, tetapi layanan masuk tidak dapat dihubungi. Sesi ini mungkin masih aktif di sana. Periksa koneksi internet Anda lalu coba lagi. Bila tetap gagal, hubungi kami agar sesi itu diakhiri.',
      yes: 'Coba lagi',
      no: 'Tutup',
    }
    while ((await ask(question)) && !(await revoke()));
  })
