import '~/ui/styles.css'
import { ignoreComposition } from '~/ui/typing'
import { forceLightForPrint } from '~/ui/theme'
import { restrictLibraries } from '~/ui/html/trustedTypes'

document.documentElement.lang = 'id'
forceLightForPrint()
restrictLibraries()
ignoreComposition()
