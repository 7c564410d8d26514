import { PendingScreen } from '~/ui/states/PendingScreen'

/** While the page or what it shows is on the way: one text from the first moment on (document 1 §4). */
export function VacancyPending() {
  return (
    <>
      <h1 className="visually-hidden">Lowongan</h1>
      <PendingScreen text="Loading..." />
    </>
  )
}
