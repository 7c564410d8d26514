import { Button } from '@mantine/core'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { longlistList } from '~/features/longlist/longlistList'
import { type LonglistParams, longlistUrl, NEW_ID } from '~/features/longlist/longlist'
import { rights } from '~/lib/rules/rights'
import { rawParams } from '~/lib/url/searchParams'
import { ListScreen } from '~/list/ListScreen'
import { prefetchList } from '~/list/prefetchList'

export const Route = createFileRoute('/dashboard/$index/_guarded/es-longlist/')({
  staticData: { title: 'Executive Search Longlist', right: rights.executiveSearch },
  validateSearch: rawParams<LonglistParams>(),
  shouldReload: true,
  loader: ({ context, location }) => prefetchList(context, longlistList, location.search),
  component: function Longlist() {
    const navigate = useNavigate({ from: '/dashboard/$index/es-longlist/' })
    const add = () =>
      void navigate({
        to: '/dashboard/$index/es-longlist/form/$muc03Id',
        params: { muc03Id: NEW_ID },
        search: (list) => longlistUrl.write(longlistUrl.read(list)),
      })
    return (
      <ListScreen list={longlistList} firstStep={<Button onClick={add}>Tambahkan user pertama</Button>}>
        <Button data-palette onClick={add}>
          + Tambahkan User
        </Button>
      </ListScreen>
    )
  },
})
