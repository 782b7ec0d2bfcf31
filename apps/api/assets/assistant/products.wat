;; The assistant's hot loops: products of matrices of 4-bit or 8-bit weights with vectors of 16-bit numbers, exact in 32 bits.
;; `npm exec --package=wabt@1.0.39 -- wat2wasm products.wat -o products.wasm` makes the file beside it.
(module
  (memory (export "memory") 1)
  ;; y[row] = sum over columns of w[row][column] * x[column]. Of 4-bit weights each byte holds two: of 32 columns the lower halves hold
  ;; the first 16, the upper halves the others. Columns are a multiple of 32.
  (func (export "products") (param $w i32) (param $x i32) (param $y i32) (param $rows i32) (param $columns i32)
    (local $from i32) (local $end i32) (local $bytes v128) (local $low v128) (local $high v128) (local $a v128) (local $b v128)
    (loop $eachRow
      (local.set $from (local.get $x))
      (local.set $a (v128.const i32x4 0 0 0 0))
      (local.set $b (v128.const i32x4 0 0 0 0))
      (local.set $end (i32.add (local.get $w) (i32.shr_u (local.get $columns) (i32.const 1))))
      (loop $eachThirtyTwo
        (local.set $bytes (v128.load (local.get $w)))
        (local.set $low (i8x16.shr_s (i8x16.shl (local.get $bytes) (i32.const 4)) (i32.const 4)))
        (local.set $high (i8x16.shr_s (local.get $bytes) (i32.const 4)))
        (local.set $a
          (i32x4.add
            (local.get $a)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $low)) (v128.load (local.get $from)))))
        (local.set $b
          (i32x4.add
            (local.get $b)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $low)) (v128.load offset=16 (local.get $from)))))
        (local.set $a
          (i32x4.add
            (local.get $a)
            (i32x4.dot_i16x8_s (i16x8.extend_low_i8x16_s (local.get $high)) (v128.load offset=32 (local.get $from)))))
        (local.set $b
          (i32x4.add
            (local.get $b)
            (i32x4.dot_i16x8_s (i16x8.extend_high_i8x16_s (local.get $high)) (v128.load offset=48 (local.get $from)))))
        (local.set $from (i32.add (local.get $from) (i32.const 64)))
        (br_if $eachThirtyTwo (i32.lt_u (local.tee $w (i32.add (local.get $w) (i32.const 16))) (local.get $end))))
      (local.set $a (i32x4.add (local.get $a) (local.get $b)))
      (i32.store
        (local.get $y)
        (i32.add
          (i32.add (i32x4.extract_lane 0 (local.get $a)) (i32x4.extract_lane 1 (local.get $a)))
          (i32.add (i32x4.extract_lane 2 (local.get $a)) (i32x4.extract_lane 3 (local.get $a)))))
      (local.set $y (i32.add (local.get $y) (i32.const 4)))
      (br_if $eachRow (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))))))
  ;; Each token's numbers as multiples of its unit, rounded: the largest is 8,191. Columns are a multiple of 8.
  (func $round (param $from i32) (param $to i32) (param $units i32) (param $tokens i32) (param $columns i32)
    (local $column i32) (local $at i32) (local $largest v128) (local $unit v128)
    (loop $eachToken
      (local.set $largest (f32x4.splat (f32.const 1e-9)))
      (local.set $column (local.get $columns))
      (local.set $at (local.get $from))
      (loop $eachFour
        (local.set $largest (f32x4.max (local.get $largest) (f32x4.abs (v128.load (local.get $at)))))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $eachFour (local.tee $column (i32.sub (local.get $column) (i32.const 4)))))
      (local.set $unit
        (f32x4.splat
          (f32.div
            (f32.max
              (f32.max (f32x4.extract_lane 0 (local.get $largest)) (f32x4.extract_lane 1 (local.get $largest)))
              (f32.max (f32x4.extract_lane 2 (local.get $largest)) (f32x4.extract_lane 3 (local.get $largest))))
            (f32.const 8191))))
      (f32.store (local.get $units) (f32x4.extract_lane 0 (local.get $unit)))
      (local.set $units (i32.add (local.get $units) (i32.const 4)))
      (local.set $column (local.get $columns))
      (loop $eachEight
        (v128.store
          (local.get $to)
          (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.div (v128.load (local.get $from)) (local.get $unit))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.div (v128.load offset=16 (local.get $from)) (local.get $unit))))))
        (local.set $from (i32.add (local.get $from) (i32.const 32)))
        (local.set $to (i32.add (local.get $to) (i32.const 16)))
        (br_if $eachEight (local.tee $column (i32.sub (local.get $column) (i32.const 8)))))
      (br_if $eachToken (local.tee $tokens (i32.sub (local.get $tokens) (i32.const 1))))))
  ;; The four lanes of each sum, added crosswise.
  (func $lanes (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local.set $a
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $c
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a) (local.get $c))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a) (local.get $c))))
  ;; For two rows one after the other at w and four vectors one after the other at x: their products, of each row those with all four.
  ;; Two rows share each load of numbers, and four vectors each load of weights. Columns are a multiple of 32.
  (func $tile (param $w i32) (param $x i32) (param $columns i32) (result v128 v128)
    (local $next i32) (local $end i32) (local $first i32) (local $second i32) (local $third i32) (local $fourth i32)
    (local $weights v128) (local $below v128) (local $numbers v128)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $e v128) (local $f v128) (local $g v128) (local $h v128)
    (local.set $next (i32.add (local.get $w) (local.get $columns)))
    (local.set $end (local.get $next))
    (local.set $first (local.get $x))
    (local.set $second (i32.add (local.get $first) (i32.shl (local.get $columns) (i32.const 1))))
    (local.set $third (i32.add (local.get $second) (i32.shl (local.get $columns) (i32.const 1))))
    (local.set $fourth (i32.add (local.get $third) (i32.shl (local.get $columns) (i32.const 1))))
    (loop $each
      (local.set $weights (v128.load8x8_s (local.get $w)))
      (local.set $below (v128.load8x8_s (local.get $next)))
      (local.set $numbers (v128.load (local.get $first)))
      (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load (local.get $second)))
      (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load (local.get $third)))
      (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load (local.get $fourth)))
      (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $weights (v128.load8x8_s offset=8 (local.get $w)))
      (local.set $below (v128.load8x8_s offset=8 (local.get $next)))
      (local.set $numbers (v128.load offset=16 (local.get $first)))
      (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=16 (local.get $second)))
      (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=16 (local.get $third)))
      (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=16 (local.get $fourth)))
      (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $weights (v128.load8x8_s offset=16 (local.get $w)))
      (local.set $below (v128.load8x8_s offset=16 (local.get $next)))
      (local.set $numbers (v128.load offset=32 (local.get $first)))
      (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=32 (local.get $second)))
      (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=32 (local.get $third)))
      (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=32 (local.get $fourth)))
      (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $weights (v128.load8x8_s offset=24 (local.get $w)))
      (local.set $below (v128.load8x8_s offset=24 (local.get $next)))
      (local.set $numbers (v128.load offset=48 (local.get $first)))
      (local.set $a (i32x4.add (local.get $a) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $e (i32x4.add (local.get $e) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=48 (local.get $second)))
      (local.set $b (i32x4.add (local.get $b) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $f (i32x4.add (local.get $f) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=48 (local.get $third)))
      (local.set $c (i32x4.add (local.get $c) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $g (i32x4.add (local.get $g) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $numbers (v128.load offset=48 (local.get $fourth)))
      (local.set $d (i32x4.add (local.get $d) (i32x4.dot_i16x8_s (local.get $weights) (local.get $numbers))))
      (local.set $h (i32x4.add (local.get $h) (i32x4.dot_i16x8_s (local.get $below) (local.get $numbers))))
      (local.set $first (i32.add (local.get $first) (i32.const 64)))
      (local.set $second (i32.add (local.get $second) (i32.const 64)))
      (local.set $third (i32.add (local.get $third) (i32.const 64)))
      (local.set $fourth (i32.add (local.get $fourth) (i32.const 64)))
      (local.set $next (i32.add (local.get $next) (i32.const 32)))
      (br_if $each (i32.lt_u (local.tee $w (i32.add (local.get $w) (i32.const 32))) (local.get $end))))
    (call $lanes (local.get $a) (local.get $b) (local.get $c) (local.get $d))
    (call $lanes (local.get $e) (local.get $f) (local.get $g) (local.get $h)))
  ;; Sums of a row with four tokens in their units, and the row's bias.
  (func $scaled (param $sums v128) (param $units v128) (param $scale i32) (param $bias i32) (result v128)
    (f32x4.add
      (f32x4.mul
        (f32x4.mul (f32x4.convert_i32x4_s (local.get $sums)) (v128.load32_splat (local.get $scale)))
        (local.get $units))
      (v128.load32_splat (local.get $bias))))
  ;; A dense layer: to[token][row] = scale[row] * sum over columns of w[row][column] * from[token][column] + bias[row].
  ;; Rows are even, columns a multiple of 32, and the space after `from`, `rounded`, `units` and `to` is one for a multiple of
  ;; four tokens, of which the last may be nothing.
  (func (export "dense")
    (param $w i32) (param $scale i32) (param $bias i32) (param $from i32) (param $rounded i32) (param $units i32) (param $to i32)
    (param $rows i32) (param $tokens i32) (param $columns i32)
    (local $token i32) (local $stride i32) (local $row i32) (local $next i32) (local $at i32) (local $wide i32)
    (local $numbers v128) (local $first i32)
    (local $a v128) (local $b v128) (local $c v128) (local $e v128)
    (call $round (local.get $from) (local.get $rounded) (local.get $units) (local.get $tokens) (local.get $columns))
    (local.set $stride (i32.shl (local.get $columns) (i32.const 1)))
    (local.set $wide (i32.shl (local.get $rows) (i32.const 2)))
    (local.set $row (i32.const 0))
    (loop $eachTwo
      (local.set $token (i32.const 0))
      (local.set $first (local.get $rounded))
      (local.set $at (local.get $to))
      (loop $eachFour
        (call $tile (local.get $w) (local.get $first) (local.get $columns))
        (local.set $e)
        (local.set $a)
        (local.set $numbers (v128.load (i32.add (local.get $units) (i32.shl (local.get $token) (i32.const 2)))))
        (local.set $a
          (call $scaled
            (local.get $a)
            (local.get $numbers)
            (i32.add (local.get $scale) (local.get $row))
            (i32.add (local.get $bias) (local.get $row))))
        (local.set $e
          (call $scaled
            (local.get $e)
            (local.get $numbers)
            (i32.add (i32.add (local.get $scale) (local.get $row)) (i32.const 4))
            (i32.add (i32.add (local.get $bias) (local.get $row)) (i32.const 4))))
        ;; Both rows of each token, side by side.
        (local.set $b (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $e)))
        (local.set $c (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $e)))
        (local.set $next (i32.add (local.get $at) (local.get $row)))
        (v128.store64_lane 0 (local.get $next) (local.get $b))
        (local.set $next (i32.add (local.get $next) (local.get $wide)))
        (v128.store64_lane 1 (local.get $next) (local.get $b))
        (local.set $next (i32.add (local.get $next) (local.get $wide)))
        (v128.store64_lane 0 (local.get $next) (local.get $c))
        (local.set $next (i32.add (local.get $next) (local.get $wide)))
        (v128.store64_lane 1 (local.get $next) (local.get $c))
        (local.set $at (i32.add (local.get $at) (i32.shl (local.get $wide) (i32.const 2))))
        (local.set $first (i32.add (local.get $first) (i32.shl (local.get $stride) (i32.const 2))))
        (local.set $token (i32.add (local.get $token) (i32.const 4)))
        (br_if $eachFour (i32.lt_u (local.get $token) (local.get $tokens))))
      (local.set $w (i32.add (local.get $w) (local.get $stride)))
      (local.set $row (i32.add (local.get $row) (i32.const 8)))
      (br_if $eachTwo (i32.lt_u (local.get $row) (local.get $wide)))))
  ;; How much each token asks of each other, of one head: y[token][other] = factor * sum over part of x[token][at] * key[other][at].
  ;; Tokens are `stride` bytes apart, part is a multiple of 4.
  (func (export "asked")
    (param $x i32) (param $key i32) (param $y i32) (param $tokens i32) (param $stride i32) (param $part i32) (param $factor f32)
    (local $token i32) (local $other i32) (local $from i32) (local $to i32) (local $left i32) (local $sum v128)
    (local.set $token (local.get $tokens))
    (loop $eachToken
      (local.set $other (i32.const 0))
      (loop $eachOther
        (local.set $from (local.get $x))
        (local.set $to (i32.add (local.get $key) (i32.mul (local.get $other) (local.get $stride))))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $left (local.get $part))
        (loop $eachFour
          (local.set $sum
            (f32x4.add (local.get $sum) (f32x4.mul (v128.load (local.get $from)) (v128.load (local.get $to)))))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (local.set $to (i32.add (local.get $to) (i32.const 16)))
          (br_if $eachFour (local.tee $left (i32.sub (local.get $left) (i32.const 4)))))
        (f32.store
          (local.get $y)
          (f32.mul
            (f32.add
              (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
              (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum))))
            (local.get $factor)))
        (local.set $y (i32.add (local.get $y) (i32.const 4)))
        (local.set $other (i32.add (local.get $other) (i32.const 1)))
        (br_if $eachOther (i32.lt_u (local.get $other) (local.get $tokens))))
      (local.set $x (i32.add (local.get $x) (local.get $stride)))
      (br_if $eachToken (local.tee $token (i32.sub (local.get $token) (i32.const 1))))))
  ;; Of one head: y[token][at] = sum over others of share[token][other] * value[other][at]; results are `step` bytes apart.
  (func (export "mixed")
    (param $share i32) (param $value i32) (param $y i32) (param $tokens i32) (param $stride i32) (param $step i32) (param $part i32)
    (local $token i32) (local $other i32) (local $from i32) (local $at i32) (local $weight i32) (local $bytes i32) (local $sum v128)
    (local.set $bytes (i32.shl (local.get $part) (i32.const 2)))
    (local.set $token (local.get $tokens))
    (loop $eachToken
      (local.set $at (i32.const 0))
      (loop $eachFour
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (local.set $other (local.get $tokens))
        (local.set $weight (local.get $share))
        (local.set $from (i32.add (local.get $value) (local.get $at)))
        (loop $eachOther
          (local.set $sum
            (f32x4.add
              (local.get $sum)
              (f32x4.mul (v128.load32_splat (local.get $weight)) (v128.load (local.get $from)))))
          (local.set $weight (i32.add (local.get $weight) (i32.const 4)))
          (local.set $from (i32.add (local.get $from) (local.get $stride)))
          (br_if $eachOther (local.tee $other (i32.sub (local.get $other) (i32.const 1)))))
        (v128.store (i32.add (local.get $y) (local.get $at)) (local.get $sum))
        (local.set $at (i32.add (local.get $at) (i32.const 16)))
        (br_if $eachFour (i32.lt_u (local.get $at) (local.get $bytes))))
      (local.set $share (local.get $weight))
      (local.set $y (i32.add (local.get $y) (local.get $step)))
      (br_if $eachToken (local.tee $token (i32.sub (local.get $token) (i32.const 1)))))))
