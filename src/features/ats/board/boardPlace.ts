/** Where the person was on a vacancy's board: the applicant on top of each column, and the sideways scroll. */
type Place = { tops: Map<string, string>; left: number }

const places = new Map<string, Place>()

/** The place on the board of a vacancy, in memory while the page lives, so that Back restores it. */
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
