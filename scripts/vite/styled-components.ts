/**
 * Options of Vite's styled-components transform: class names derive from the file and the position in it, so that server and browser
 * agree in any order of evaluation (docs/decisions/0003-native-elements-and-static-styles.md).
 */
export function styledComponents({ development }: { development: boolean }) {
  return {
    plugins: { styledComponents: { ssr: true, displayName: development, fileName: true, minify: true, pure: true } },
  };
}
