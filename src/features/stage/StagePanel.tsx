import { cvParts } from './cv/cvParts'
import { NotePartsContext, noNoteParts } from './notes/noteParts'
import { ApplicantPanel } from './panel/ApplicantPanel'
import { noPanelParts, PanelPartsContext } from './panel/panelParts'
import type { PanelProps } from './pipeline/stageParts'
import { Snippets } from './snippets/Snippets'
import { VerdictBar } from './verdicts/VerdictBar'
import { CompareEntries } from './views/compare/CompareEntries'

const noteParts = {
  ...noNoteParts,
  VerdictBar,
  Snippets,
}
const panelParts = {
  ...noPanelParts,
  CompareEntries,
  ...cvParts,
}

/** The panel of the open applicant with the parts that its layers do not know; a part is removed with its line above. */
export const StagePanel = (props: PanelProps) => (
  <NotePartsContext value={noteParts}>
    <PanelPartsContext value={panelParts}>
      <ApplicantPanel {...props} />
    </PanelPartsContext>
  </NotePartsContext>
)
