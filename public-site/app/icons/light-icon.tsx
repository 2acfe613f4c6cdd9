import type { ComponentProps, ComponentType } from 'react';

type LightIconProps = { size?: number | string } & ComponentProps<'svg'>;

/**
 * Makes an icon from the markup of its lines (24 × 24 px). The build puts this in the place of lucide's own factory:
 * one element with ready markup is a fraction of the bytes, and of the time to render on the server. How its lines are
 * drawn is said once, in `styles/base.css`.
 */
export function lightIcon(lines: string): ComponentType<LightIconProps> {
  const markup = { __html: lines };
  return function Icon({ size = 24, ...rest }: LightIconProps) {
    const isNamed = rest['aria-label'] !== undefined || rest['aria-labelledby'] !== undefined;
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden={isNamed ? undefined : true}
        {...rest}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the icon package's own lines, known at build time.
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}
