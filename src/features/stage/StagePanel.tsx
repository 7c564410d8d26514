import { NotePartsContext, noNoteParts } from './notes/noteParts'
import { ApplicantPanel } from './panel/ApplicantPanel'
import { PanelPartsContext } from './panel/panelParts'
import type { PanelProps } from './pipeline/stageParts'
import { Snippets } from './snippets/Snippets'
import { VerdictBar } from './verdicts/VerdictBar'
import { CompareButton } from './views/compare/CompareButton'

const noteParts = {
  ...noNoteParts,
  VerdictBar,
  Snippets,
}
const panelParts = {
  CompareButton,
}

/** The panel of the open applicant with the parts that its layers do not know; a part is removed with its line above. */
export const StagePanel = (props: PanelProps) => (
  <NotePartsContext value={noteParts}>
    <PanelPartsContext value={panelParts}>
      <ApplicantPanel {...props} />
    </PanelPartsContext>
  </NotePartsContext>
)
