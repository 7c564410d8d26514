import { describe, expect, test } from 'vitest'
import { acceptedTemplates, readTemplateFile, templateError, templateFile, unfill } from './ownTemplates'

const template = { name: 'Kabar', subject: 'Kabar [POSISI]', text: 'Halo [NAMA], kami kabari.' }

describe('own templates', () => {
  test('are refused with personal data, the name of a recipient, a used name or no text', () => {
    expect(templateError(template, [])).toBeUndefined()
    for (const text of ['tulis ke ayu@contoh.id', 'telepon 0812 3456 7890', 'KTP 3174012345678901'])
      expect(templateError({ ...template, text }, [])).toContain('Data pribadi tidak disimpan')
    expect(templateError({ ...template, text: 'Halo Ayu' }, [], ['Ayu Wulandari'])).toContain('nama penerima')
    expect(templateError({ ...template, name: 'kabar' }, [template])).toBe('Nama ini sudah dipakai.')
    for (const name of ['Undangan', 'penolakan '])
      expect(templateError({ ...template, name }, [])).toBe('Nama ini sudah dipakai.')
    expect(templateError({ ...template, text: ' ' }, [])).toBe('Tulis pesannya dahulu.')
  })

  test('turn filled-in values back into placeholders', () => {
    const texts = { subject: 'Akuntan', text: 'Halo Ayu, posisi Akuntan di PT Maju' }
    expect(unfill(texts, { NAMA: 'Ayu', POSISI: 'Akuntan', PERUSAHAAN: 'PT Maju', JADWAL1: undefined })).toEqual({
      subject: '[POSISI]',
      text: 'Halo [NAMA], posisi [POSISI] di [PERUSAHAAN]',
    })
  })

  test('replace whole words only, and values in brackets as they were filled in', () => {
    const texts = { subject: 'Anda', text: 'Halo An, Anda cocok untuk Staf (IT).' }
    expect(unfill(texts, { NAMA: 'An', POSISI: 'Staf [IT]' })).toEqual({
      subject: 'Anda',
      text: 'Halo [NAMA], Anda cocok untuk [POSISI].',
    })
  })

  test('are imported from their file, without refused or existing ones', () => {
    expect(acceptedTemplates(readTemplateFile(templateFile([template])))).toEqual([template])
    expect(acceptedTemplates(readTemplateFile(templateFile([template])), [template])).toEqual([])
    expect(acceptedTemplates([{ ...template, text: 'a@b.id' }, null, { name: 'x' }, 3])).toEqual([])
    for (const text of ['', '{}', 'null', '[]', '{"format":"lain","templates":[]}'])
      expect(readTemplateFile(text)).toBeUndefined()
  })
})
