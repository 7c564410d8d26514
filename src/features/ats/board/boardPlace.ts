/** Where somebody was on a vacancy's board: who stood on top of each column, and how far it was scrolled sideways. */
type Place = { tops: Map<string, string>; left: number }

const places = new Map<string, Place>()

/** The place on the board of a vacancy, kept in memory while the page lives: Back finds it again. */
export function placeOf(corporateId: string, klobVacancyCode: string): Place {
  const key = `${corporateId}/${klobVacancyCode}`
  const place = places.get(key) ?? { tops: new Map<string, string>(), left: 0 }
  places.set(key, place)
  return place
}

/** Keeps how far the board is scrolled sideways. */
export function keepLeft(place: Place, left: number): void {
  place.left = left
}
