import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { Picture } from '../picture/picture.tsx';
import { Price } from '../price/price.tsx';
import { Text } from '../text/text.tsx';
import { Card, type CardProps } from './card.tsx';

export default { title: 'UI/Card', component: Card, parameters: { tones: ['base', 'inverse'] } } satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

const looks: readonly NonNullable<CardProps['look']>[] = ['plain', 'raised', 'outline'];
const photo = {
  src: '/media/tarnfell/image/upload/c_fill,w_800,h_1000/v1/products/jacket-kestrel/ember/front',
  alt: '',
  width: 800,
  height: 1000,
};

export const Looks: Story = {
  render: () => (
    <Grid sm={1} md={3}>
      {looks.map((look) => (
        <Card
          key={look}
          look={look}
          media={<Picture img={photo} aspect="4/5" />}
          badges={<Badge kind="accent">New</Badge>}
          action={
            <Button iconOnly variant="inverse" aria-label={`Add the ${look} jacket to favorites`}>
              <Icon name="heart" />
            </Button>
          }
        >
          <Heading level={3} look="h6">
            <Link href="/en-us/p/kestrel" variant="quiet" cover>
              Kestrel shell, {look}
            </Link>
          </Heading>
          <Text look="small" muted>
            Three layers, 410 g
          </Text>
          <Price current="$320.00" />
        </Card>
      ))}
    </Grid>
  ),
};
