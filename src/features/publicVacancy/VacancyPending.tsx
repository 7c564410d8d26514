import { PendingScreen } from '~/ui/states/PendingScreen'

/** Pending state of the page and its data: the same text from the start (document 1 §4). */
export function VacancyPending() {
  return (
    <>
      <h1 className="visually-hidden">Lowongan</h1>
      <PendingScreen text="Loading..." />
    </>
  )
}
