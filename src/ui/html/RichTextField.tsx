import { lazyComponent } from '../lazyComponent'
import { SafeHtml } from '~/ui/html/SafeHtml'
import type { RichTextProps } from './RichTextEditor'
import classes from './RichTextEditor.module.css'

const RichTextEditor = lazyComponent(
  async () => (await import('./RichTextEditor')).RichTextEditor,
  ({ label }) => (
    <p role="status" className={`dimmed ${classes.loading}`}>
      Memuat penyunting {label}...
    </p>
  ),
)

/** A rich text field; a disabled one only shows its text, without loading the editor. */
export function RichTextField({ disabled, ...props }: RichTextProps & { disabled?: boolean }) {
  if (!disabled) return <RichTextEditor {...props} />
  return (
    <div role="group" aria-label={props.label}>
      <span className={classes.label}>{props.label}</span>
      <div className={classes.locked}>{props.value === '' ? '-' : <SafeHtml html={props.value} />}</div>
    </div>
  )
}
