import { expect, test } from 'vitest'
import { denialReason } from './rightNames'
import { rights } from './rights'

test('a reason names the denied action, the right and the corporate', () => {
  expect([
    denialReason(rights.stageMove, 'PT Maju'),
    denialReason(rights.dashboard, 'PT Maju'),
    denialReason(rights.emailFilter, 'PT Maju'),
    denialReason('edit', 'PT Maju'),
  ]).toEqual([
    'Memindahkan pelamar antartahap: hak AUTH1038>AUTH1046 belum diberikan kepada Anda di PT Maju.',
    'Membuka dasbor dan infografik: hak AUTH2001 belum diberikan kepada Anda di PT Maju.',
    'Mencari menurut email dalam pelacakan: hak AUTH1040 belum diberikan kepada Anda di PT Maju.',
    'Mengubah lowongan: hak lowongan "edit" belum diberikan kepada Anda di PT Maju.',
  ])
})
