import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../grid/grid.tsx';
import { Picture, type PictureAspect } from './picture.tsx';

export default { title: 'UI/Picture', component: Picture } satisfies Meta<typeof Picture>;
type Story = StoryObj<typeof Picture>;

const aspects: readonly Exclude<PictureAspect, 'fill'>[] = ['1/1', '4/5', '4/3', '3/2', '16/9', '21/9'];
const getScene = (width: number, height: number): string =>
  `/media/tarnfell/image/upload/c_fill,w_${width},h_${height}/v1/scenes/ridge-dawn`;

export const Aspects: Story = {
  render: () => (
    <Grid sm={2} lg={4}>
      {aspects.map((aspect) => (
        <Picture
          key={aspect}
          aspect={aspect}
          img={{ src: getScene(1600, 900), alt: `A ridge at dawn, ${aspect}`, width: 1600, height: 900 }}
        />
      ))}
    </Grid>
  ),
};

export const ArtDirected: Story = {
  args: {
    square: true,
    priority: true,
    sources: [{ media: '(min-width: 1024px)', srcSet: getScene(1920, 820), width: 1920, height: 820 }],
    img: { src: getScene(800, 1000), alt: 'A ridge at dawn: upright on a phone, wide on a desk', width: 800, height: 1000 },
  },
};
