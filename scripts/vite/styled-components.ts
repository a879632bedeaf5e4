/**
 * Vite's own transform for styled-components: class names follow from the file and the place in it, so that server and
 * browser agree whatever the order of evaluation (docs/decisions/0003-native-elements-and-static-styles.md).
 */
export function styledComponents({ development }: { development: boolean }) {
  return {
    plugins: { styledComponents: { ssr: true, displayName: development, fileName: true, minify: true, pure: true } },
  };
}
