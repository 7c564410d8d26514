import { createFileRoute } from '@tanstack/react-router'
import { ForgotId } from '~/features/session/ForgotId'

export const Route = createFileRoute('/forgot-id')({ component: ForgotId, staticData: { title: 'Lupa KLOB ID' } })
