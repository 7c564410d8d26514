type Props = { src: string; title: string; className?: string | undefined; fullScreen?: boolean }

/**
 * A page of another site in a frame. The caller has checked the address against the settings' allow-list; a page of the
 * console's own origin gets no same-origin rights in the frame (security list T19).
 */
export function ExternalFrame({ src, title, className, fullScreen = false }: Props) {
  const isForeign = new URL(src, location.href).origin !== location.origin
  return (
    <iframe
      className={className}
      src={src}
      title={title}
      loading="lazy"
      sandbox={`allow-scripts allow-popups allow-presentation${isForeign ? ' allow-same-origin' : ''}`}
      allowFullScreen={fullScreen}
    />
  )
}
