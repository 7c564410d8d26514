import { confirm } from '~/ui/dialogs/dialogs'

/** Asks before a template replaces what was typed. */
export const confirmTemplate = (title: string): Promise<boolean> =>
  confirm({
    title,
    message: 'Subjek dan pesan yang Anda ubah akan diganti dengan templat.',
    yes: 'Ganti',
    no: 'Batal',
    destructive: true,
  })
