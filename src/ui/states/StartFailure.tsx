import { buildName } from '~/ui/part'

/** Shown when the console cannot start. Plain markup, since styles and theme may be missing. */
export function StartFailure({ reason }: { reason: string }) {
  return (
    <main style={{ maxWidth: '60ch', margin: '15vh auto', padding: '0 24px', fontFamily: 'system-ui, sans-serif' }}>
      <h1>Konsol gagal dibuka</h1>
      <p style={{ margin: '12px 0' }}>
        Pengaturan konsol (config.json) tidak ada atau keliru. Muat ulang halaman; bila tetap demikian, hubungi
        administrator dan sebutkan rincian ini:
      </p>
      <p>
        <code>{reason}</code>
      </p>
      <p style={{ margin: '12px 0' }}>
        <button type="button" onClick={() => location.reload()}>
          Muat ulang
        </button>
      </p>
      <p>Versi {buildName()}</p>
    </main>
  )
}
