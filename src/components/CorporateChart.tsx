import type { ComponentProps } from 'react'
import { ChartCard } from '~/ui/charts/ChartCard'
import { useCorporate } from './corporate'

/** A chart of the current corporate, whose name is in its downloads. */
export function CorporateChart(props: Omit<ComponentProps<typeof ChartCard>, 'owner'>) {
  return <ChartCard {...props} owner={useCorporate().viewer.corporate.corporateName} />
}
