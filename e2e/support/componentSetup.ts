import '~/ui/styles.css'
import { forceLightForPrint } from '~/ui/theme'
import { restrictLibraries } from '~/ui/html/trustedTypes'

document.documentElement.lang = 'id'
forceLightForPrint()
restrictLibraries()
